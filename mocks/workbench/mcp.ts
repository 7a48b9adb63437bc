// `npm run -s mcp`, because npm's banner would come before the messages: the tools of `tools.ts` for assistants, over standard input and output.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createControlClient } from './client.ts';
import { createMcpServer } from './mcpServer.ts';

const client = createControlClient({
  url: process.env['MOCK_URL'] ?? 'http://localhost:4010',
  session: process.env['MOCK_SESSION'] ?? 'common',
});
await createMcpServer(client).connect(new StdioServerTransport());
