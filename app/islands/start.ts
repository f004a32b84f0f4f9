import { showAccount } from "./account.ts";
import { hydrateOnDemand } from "./hydrate-on-demand.ts";
import { enhanceMenus } from "./menus.ts";
import { rememberVisit } from "./remember-visit.ts";

hydrateOnDemand();
enhanceMenus();
rememberVisit();
void showAccount();
