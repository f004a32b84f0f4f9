import { showAccount } from "./account.ts";
import { hydrateOnDemand } from "./hydrate-on-demand.ts";
import { enhanceMenus } from "./menus.ts";
import { rememberVisit } from "./remember-visit.ts";
import { reportVitals } from "./report-vitals.ts";

hydrateOnDemand();
enhanceMenus();
rememberVisit();
reportVitals();
void showAccount();
