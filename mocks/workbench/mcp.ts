// `npm run -s mcp`: the tools of `tools.ts` for assistants, over standard input and output. Without `-s`,
// npm's banner would come before the messages.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createControlClient } from './client.ts';
import { createMcpServer } from './mcpServer.ts';

const client = createControlClient({
  url: process.env['MOCK_URL'] ?? 'http://localhost:4010',
  session: process.env['MOCK_SESSION'] ?? 'common',
});
await createMcpServer(client).connect(new StdioServerTransport());
