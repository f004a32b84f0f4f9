import { showAccount } from "./account.ts";
import { hydrateOnDemand } from "./hydrate-on-demand.ts";
import { enhanceMenus } from "./menus.ts";

hydrateOnDemand();
enhanceMenus();
void showAccount();
