/** What is sent to place something, as plain data: it is kept, so that a bank's question can go on after a reload (CHK-14). */
export type Attempt = Readonly<Record<string, string | number>>;
