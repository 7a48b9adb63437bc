/** The keywords of JSON Schema that the schemas of the realtime messages use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Keywords that the panel doesn't read. */
  readonly [keyword: string]: unknown;
}

/** The schema of a message that the server sends. */
export interface MessageSchema {
  readonly type: string;
  readonly description: string;
  readonly data: JsonSchema;
}
