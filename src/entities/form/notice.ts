type MessageId = FormatjsIntl.Message['ids'];

/** A translated message with its values, or the server's own text. The help may explain its error code. */
export type Notice = (
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string }
) & { readonly code?: string };
