/** As on a clock: 90 is "1:30". */
export function hoursAndMinutes(minutes: number): string {
  const size = Math.abs(minutes);
  const sign = minutes < 0 ? "-" : "";
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`;
}
