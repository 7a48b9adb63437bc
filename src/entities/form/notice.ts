type MessageId = FormatjsIntl.Message['ids'];

/** A text of ours with its values, or the server's own words. */
export type Notice =
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };
