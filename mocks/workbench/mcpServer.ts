import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ControlClient } from './client.ts';
import { ControlError } from './request.ts';
import { tools } from './tools.ts';

const instructions =
  'Steers a mock online casino (no real money, no real people). `scenarios` names what can go wrong and on which ' +
  'screen; `open` logs a persona in and sets brand, language and clock; `fail` makes an operation fail; `trigger` ' +
  'and `do` act as a player; `link` writes the URL that shows the result in a browser.';

const content = (text: string) => [{ type: 'text' as const, text }];

/** An MCP server with the same tools as the command line. A refused call returns the reason as its result. */
export function createMcpServer(client: ControlClient): McpServer {
  const server = new McpServer({ name: 'casino', version: '1.0.0' }, { instructions });
  for (const { name, summary, example, input, run } of tools)
    server.registerTool(
      name,
      { description: `${summary}. On the command line: ${example}`, inputSchema: input },
      async (given: unknown) => {
        try {
          return { content: content(JSON.stringify(await run(client, given))) };
        } catch (error) {
          if (!(error instanceof ControlError)) throw error;
          return { content: content(error.message), isError: true };
        }
      },
    );
  return server;
}
