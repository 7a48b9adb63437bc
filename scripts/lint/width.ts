// Comments and the text of markup are at most 110 wide, as the formatter has it for code.
import type { SourceFile } from './sourceFiles.ts';

const WIDTH = 110;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** A string, a template or a regular expression, which nobody can break. */
const LITERAL = /['"`]|^\s*\/(?![/*])/;

export function widthViolations({ path, code }: SourceFile): string[] {
  return code.split('\n').flatMap((line, index) => {
    const isOurs = COMMENT.test(line) || !LITERAL.test(line);
    return line.length > WIDTH && isOurs
      ? [`${path}:${String(index + 1)} is ${String(line.length)} wide, more than ${String(WIDTH)}`]
      : [];
  });
}
