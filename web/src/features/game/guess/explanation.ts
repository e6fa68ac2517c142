/** The server's feedback without its lead of sign, band and number, which the row shows already. */
export function explanationOf(feedback: string): string {
  return feedback.replace(/^[▲◆●] [^()]*\(\d+\)\.\s*/u, '');
}
