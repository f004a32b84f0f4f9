import { afterAll, beforeAll, expect, test } from "vitest";
import { accept, newCompany, newPerson } from "../tests/support/company.ts";
import { type ImportDesk, openImportDesk } from "../tests/support/import-desk.ts";
import { bytesOf, type FileContent, importsPath as at } from "../tests/support/send-import.ts";

let desk: ImportDesk;
let home: ImportDesk["home"];
beforeAll(async () => {
  desk = await openImportDesk();
  ({ home } = desk);
});
afterAll(() => home.close());

test("a dry run says what each row would do and changes nothing; the same import twice changes nothing", async () => {
  await desk.imported(
    "companies",
    "Company,Phone\r\nHavel Mills,909 555 0101\r\nOld Forge,909 555 0102",
  );
  const file = [
    "\uFEFF company NAME ;Billing  E-mail;Phone;Colour",
    "HAVEL MILLS;books@havel.example;909 555 0101;red",
    'New "Leaf";;"1;2";',
    '"Two\nlines";x@y.example;;',
    "New LEAF;;;",
    ";a@b.example;;",
    "Bad Mail;nobody;;",
    "Short",
    "",
    "old forge;;909 555 0102;",
  ].join("\r\n");
  const { run, rows } = await desk.tried("companies", file.replace('New "Leaf"', '"New ""Leaf"""'));
  expect(run).toMatchObject({
    encoding: "UTF-8",
    separator: "semicolon",
    ignored: ["Colour"],
    counts: { add: 3, change: 1, same: 1, bad: 3 },
  });
  expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
    [2, "change"],
    [3, "add"],
    [4, "add"],
    [5, "add"],
    [6, "bad"],
    [7, "bad"],
    [8, "bad"],
    [10, "same"],
  ]);
  expect(rows[0]?.changes).toEqual([
    { field: "Billing email", before: null, after: "books@havel.example" },
  ]);
  expect(rows.filter(({ outcome }) => outcome === "bad").map(({ reason }) => reason)).toEqual([
    "Company name is required.",
    "Please enter a valid email address.",
    "It has 1 cell, and the headings are 4.",
  ]);
  expect(await desk.companiesNamed("New")).toEqual([]);
  const bad = await desk.ada.call("GET", `${at}/${run.id}/file?outcome=bad`);
  expect(bad.body).toContain("7,Please enter a valid email address.,Bad Mail,nobody,,");
  expect((await desk.confirm(run)).body.doneAt).not.toBeNull();
  const again = await desk.tried("companies", "Company\nHAVEL MILLS\nTwo lines\nOld Forge");
  expect(again.outcomes).toEqual(["same", "same", "same"]);
  const log = (await desk.ada.call("GET", "/api/admin/log?kind=companies&q=books@havel.example"))
    .body;
  expect(log[0]?.changes).toContainEqual({
    field: "Billing email",
    before: null,
    after: "books@havel.example",
  });
  const office = (await desk.ada.call("GET", "/api/admin/log.csv?kind=office")).body;
  expect(office).toContain("imported companies from “list.csv”: 3 added, 1 changed");
});

test("doubles are named, in the file and beside what is there", async () => {
  await desk.imported("companies", "Company,Billing email\nTwins,a@twins.example");
  await newCompany(home, "Namesake");
  await newCompany(home, "namesake");
  const { rows } = await desk.tried(
    "companies",
    "Company,Billing email\nTwins Inc,b@twins.example\nTWINS INC,\nNamesake,",
  );
  expect(rows.map(({ reason, notes }) => [reason, ...notes])).toEqual([
    [null, "Twins has an address at twins.example, too. Is it the same company?"],
    ["Row 2 is about the same company."],
    ["2 companies are called this. Add their ID to the row."],
  ]);
});

test("an export of companies is imported without a change, and with one that was edited", async () => {
  await newCompany(home, "=Formula, Inc.");
  const file = (await desk.ada.call("GET", "/api/admin/companies.csv?q=formula")).body as string;
  expect(file).toContain("'=Formula, Inc.");
  expect((await desk.tried("companies", file)).outcomes).toEqual(["same"]);
  const [id] = (await desk.companiesNamed("formula")).map((company: { id: string }) => company.id);
  const edited = `Company;Phone;ID\n=Renamed, Inc.;'+1 909 555 0110;${id}`;
  await desk.imported("companies", edited);
  const { body } = await desk.ada.call("GET", `/api/admin/companies/${id}`);
  expect(body).toMatchObject({ name: "=Renamed, Inc.", phone: "+1 909 555 0110" });
});

const pair = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

test.each<[string, Uint8Array<ArrayBuffer>, string, string]>([
  ["Windows-1252", pair("Company\r\nCaf\xe9 \x80\r\n"), "Café €", "Windows-1252"],
  [
    "UTF-16",
    Uint8Array.from(Buffer.from("\uFEFFCompany\tPhone\nÆsir\t", "utf16le")),
    "Æsir",
    "UTF-16",
  ],
  ["a told separator", bytesOf("sep=;\r\nCompany;Phone\r\nTold, Co;\r\n"), "Told, Co", "UTF-8"],
  ["old line ends", bytesOf("Company,Phone\rMac Co,\r"), "Mac Co", "UTF-8"],
])("%s is read", async (_what, content, title, encoding) => {
  const { run, rows } = await desk.tried("companies", content);
  expect([rows[0]?.title, run.encoding]).toEqual([title, encoding]);
});

test.each<[string, FileContent, RegExp]>([
  ["nothing", "", /empty/],
  ["a workbook", pair("PK\x03\x04rest"), /workbook/],
  ["no text", pair("Company\nA\x00B"), /no text has/],
  ["an unknown encoding", pair("Company\nA\x81\xff"), /neither UTF-8 nor/],
  ["an open quote", 'Company\n"Never ends\n', /quotes/],
  ["headings alone", "Company,Phone\n", /no rows/],
  ["no name", "Phone\n1", /a column “Company”/],
  ["one column twice", "Company,Company name\na,b", /would be the same/],
  ["too many rows", `Company\n${"x\n".repeat(1001)}`, /1,001 rows/],
])("%s is refused in words", async (_what, content, words) => {
  const { status, body } = await desk.send("companies", content);
  expect([status, body.message]).toEqual([400, expect.stringMatching(words)]);
});

test("people get roles and invitations that they accept themselves; a mail only where it is chosen", async () => {
  const mill = await newCompany(home, "Paper Mill");
  const leaver = await newPerson(home, { email: "leaver@mill.example" });
  await leaver.call("POST", "/api/account/deletion", {});
  const known = await newPerson(home, { email: "known@mill.example" });
  home.sent.length = 0;
  const file = [
    "Company,Email,Role,Name",
    `paper mill,${mill.viewer.email.toUpperCase()},Billing,Vi`,
    `Paper Mill,${mill.owner.email},viewer,Own`,
    "Paper Mill,known@mill.example,requester,Known",
    "Paper Mill,new@mill.example,viewer,New",
    "Paper Mill,new@mill.example,owner,New",
    "Nowhere,new@mill.example,viewer,New",
    "Paper Mill,boss@mill.example,boss,Boss",
    `Paper Mill,${mill.billing.email},billing,Bill`,
    `Paper Mill,${leaver.email},viewer,Lee`,
  ].join("\n");
  const { run, rows, outcomes } = await desk.tried("people", file);
  expect(run.ignored).toEqual(["Name"]);
  expect(outcomes).toEqual(["change", "bad", "add", "add", "bad", "bad", "bad", "same", "bad"]);
  expect(rows.at(-1)?.reason).toContain("about to be deleted");
  expect(rows[0]?.changes).toEqual([{ field: "Role", before: "Viewer", after: "Billing" }]);
  expect((await desk.confirm(run)).body.doneAt).not.toBeNull();
  expect(home.sent.filter(({ name }) => name === "seat-invitation-mail")).toEqual([]);
  const { body: people } = await mill.owner.call("GET", `${mill.at}/seats`);
  const invited = people.invitations.map(({ email }: { email: string }) => email);
  expect(invited).toEqual(["known@mill.example", "new@mill.example"]);
  expect((await known.call("GET", `${mill.at}/seats`)).status).toBe(404);
  const own = people.invitations[0].id;
  expect((await accept(known, own)).status).toBeLessThan(300);
  expect((await desk.tried("people", file)).outcomes).toEqual([
    "same",
    "bad",
    "same",
    "same",
    "bad",
    "bad",
    "bad",
    "same",
    "bad",
  ]);
  await desk.imported("people", "Company,Email,Role\nPaper Mill,mailed@mill.example,viewer", {
    invite: true,
  });
  expect(home.sent.filter(({ name }) => name === "seat-invitation-mail")).toHaveLength(1);
});

test("leads come into the inbox with their source, once, and nobody is written to", async () => {
  home.sent.length = 0;
  const file =
    'First name,Last name,Email,Company,Message,Source\nGrace,Hopper,grace@fair.example,Compilers,"Call, please",Spring fair\n,,second@fair.example,,,';
  await desk.imported("leads", file);
  expect(home.sent).toEqual([]);
  const { body } = await desk.ada.call("GET", "/api/admin/inbox?kind=lead&q=fair.example");
  expect(body).toHaveLength(2);
  const lead = body.find(({ email }: { email: string }) => email === "grace@fair.example");
  expect(lead).toMatchObject({
    from: "Grace Hopper",
    company: "Compilers",
    clock: null,
    cameBy: { last: { source: "import", campaign: "Spring fair" } },
  });
  expect((await desk.tried("leads", file)).outcomes).toEqual(["same", "same"]);
  const { rows } = await desk.tried("leads", "Email,Message\nGRACE@fair.example,Another\nx,\n");
  expect(rows.map(({ outcome, notes }) => [outcome, ...notes])).toEqual([
    ["add", "The inbox has a lead from this address."],
    ["bad"],
  ]);
});

test("bad rows come back with every cell they had, and stay bad until somebody mends them", async () => {
  const file = [
    "Email,Name,Message,Reason,Reason",
    "ada@cells.example,Ada,Hello, we need a CRM,old,older",
    "bob@cells.example,Bob",
    "carl,Carl,Hi,=1+1,older",
  ].join("\n");
  const { run } = await desk.tried("leads", file);
  const { body } = await desk.ada.call("GET", `${at}/${run.id}/file?outcome=bad`);
  expect((body as string).replace("\uFEFF", "").split("\r\n")).toEqual([
    "Row in the file,Reason,Email,Name,Message,Reason,Reason",
    '2,"It has 6 cells, and the headings are 5.",ada@cells.example,Ada,Hello,we need a CRM,old,older',
    '3,"It has 2 cells, and the headings are 5.",bob@cells.example,Bob',
    "4,Please enter a valid email address.,carl,Carl,Hi,'=1+1,older",
    "",
  ]);
  expect((await desk.tried("leads", body)).outcomes).toEqual(["bad", "bad", "bad"]);
  const mended = (body as string).replace("Hello,we need a CRM", '"Hello, we need a CRM"');
  expect((await desk.tried("leads", mended)).outcomes).toEqual(["add", "bad", "bad"]);
  const padded =
    "Email,,Name,,\nada@padded.example,,Ada,,\nbob@padded.example,,Bob,,Call me\ncat@padded.example,Sales,Cat,,";
  const { rows } = await desk.tried("leads", padded);
  expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ["add", null],
    ["bad", "Cell 5 has no heading."],
    ["bad", "Cell 2 has no heading."],
  ]);
});
