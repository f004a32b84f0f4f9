/** How mail programs introduce what they repeat. A forwarded mail is what its sender wants to show. */
const introductions = [
  /^(On|Am|Le|El|Il|Op|Em|Den) [^\n]{0,200}(\n[^\n]{0,200})?(wrote|schrieb[^\n]{0,100}|a écrit|escribió|ha scritto|schreef|escreveu|skrev) ?:\s*$/m,
  /^[^\n]{0,100}\d{4}[^\n]{0,60}(のメール|さんは書きました|写道)[:：]?\s*$/m,
  /^-{2,} ?(Original Message|Original Appointment|Ursprüngliche Nachricht|Message d['’]origine|Mensaje original|Messaggio originale|元のメッセージ) ?-{2,}\s*$/m,
  /^(_{10,}\s*\n)?\*?(From|Von|De|Da|差出人|发件人) ?[:：]\*? ?[^\n]+\n(\*?[^\n:：]{1,30}[:：]\*?[^\n]*\n){0,2}\*?(Sent|Gesendet|Envoyé|Enviado|Inviato|Date|Datum|送信日時|发送时间) ?[:：]/m,
  /^>[^\n]*\n>/m,
];

const forwarded =
  /^(-{2,} ?(Forwarded message|Weitergeleitete Nachricht|Message transféré) ?-{2,}|Begin forwarded message:)\s*$/m;

/** Where it begins; null where nothing of their own stands before it, or nothing is repeated. */
export function findQuote(text: string): number | null {
  const end = forwarded.exec(text)?.index ?? text.length;
  const own = text.slice(0, end);
  const found = introductions.flatMap((one) => one.exec(own)?.index ?? []);
  const first = Math.min(...found);
  if (!Number.isFinite(first) || own.slice(0, first).trim() === "") return null;
  // What is answered line by line stays in sight.
  const rest = text.slice(first).split("\n").slice(2);
  const last = rest.findLastIndex((line) => line.startsWith(">"));
  const isBetween = last > 0 && rest.slice(0, last).some((line) => /^[^>\s]/.test(line));
  const isQuoted = rest.some((line) => line.startsWith(">"));
  return isQuoted && isBetween ? null : first;
}
