import { showAccount } from "./account.ts";
import { hydrateOnDemand } from "./hydrate-on-demand.ts";
import { enhanceMenus } from "./menus.ts";
import { rememberVisit } from "./remember-visit.ts";
import { reportVitals } from "./report-vitals.ts";
import { sayAnswerBy } from "./say-answer-by.ts";

hydrateOnDemand();
enhanceMenus();
rememberVisit();
reportVitals();
sayAnswerBy();
void showAccount(() =>
  import("./sign-out/mind-sign-out.ts").then(
    ({ mindSignOut }) => mindSignOut(),
    // Without the script, signing out is a link like any other.
    () => {},
  ),
);
