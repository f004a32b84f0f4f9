import { showAccount } from "./account.ts";
import { enliven } from "./menus.ts";
import { wakeIslands } from "./wake.ts";

wakeIslands();

const toolFilter = document.querySelector<HTMLElement>("[data-tool-filter]");
if (toolFilter)
  void import("./tool-filter.ts").then(({ enlivenToolFilter }) => enlivenToolFilter(toolFilter));

const passkey = document.querySelector<HTMLElement>("[data-passkey]");
if (passkey) void import("./passkey.ts").then(({ enlivenPasskey }) => enlivenPasskey(passkey));

enliven();
void showAccount();

const search = document.querySelector<HTMLFormElement>("[data-live-search]");
if (search) void import("./live-search.ts").then(({ enlivenSearch }) => enlivenSearch(search));

const copy = document.querySelector<HTMLButtonElement>("[data-copy-link]");
if (copy) void import("./copy-link.ts").then(({ enlivenCopyButton }) => enlivenCopyButton(copy));
