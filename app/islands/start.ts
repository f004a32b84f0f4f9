import { hydrateOnDemand } from "./hydrate-on-demand.ts";
import { lookForMember } from "./look-for-member.ts";
import { enhanceMenus } from "./menus.ts";
import { rememberVisit } from "./remember-visit.ts";
import { reportVitals } from "./report-vitals.ts";
import { sayAnswerBy } from "./say-answer-by.ts";

hydrateOnDemand();
enhanceMenus();
rememberVisit();
reportVitals();
sayAnswerBy();
lookForMember();
