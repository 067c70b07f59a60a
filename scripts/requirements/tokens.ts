/** `text` is a string or template literal without its quotes, `word` a name or number, `mark` one other character. */
export type Token = { kind: 'word' | 'text' | 'mark'; value: string };

const wordPattern = /[\w$]+/y;
const commentPattern = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const stringPattern = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const regexPattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const beforeRegex = new Set(['return', 'typeof', 'case', 'of', 'in', 'await', 'yield', 'void', 'do', 'else']);

/**
 * TypeScript cut just finely enough to find calls and their first argument. Comments go; code that stands inside a
 * string stays inside it, so that a test about tests proves nothing by its examples.
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  }

  while (at < source.length) {
    const sign = source.charAt(at);
    if (/\s/.test(sign)) {
      at++;
      continue;
    }
    if (sign === '/' && (take(commentPattern) ?? (regexMayFollow(tokens.at(-1)) ? take(regexPattern) : undefined)))
      continue;
    if (sign === '`') {
      const end = templateEnd(source, at);
      tokens.push({ kind: 'text', value: source.slice(at + 1, end - 1) });
      at = end;
      continue;
    }
    const string = take(stringPattern);
    const word = string === undefined ? take(wordPattern) : undefined;
    if (string !== undefined) tokens.push({ kind: 'text', value: string.slice(1, -1) });
    else if (word !== undefined) tokens.push({ kind: 'word', value: word });
    // An apostrophe in JSX text begins no string: it stays a mark of its own.
    else tokens.push({ kind: 'mark', value: source.charAt(at++) });
  }
  return tokens;
}

// After a value '/' divides, and after '<' it closes a JSX element.
function regexMayFollow(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'word') return beforeRegex.has(before.value);
  return before.kind === 'mark' && !')]}<'.includes(before.value);
}

/** The index after the closing backtick, templates inside `${}` included. */
function templateEnd(source: string, open: number): number {
  const braces: ('`' | '{')[] = ['`'];
  let at = open + 1;
  while (at < source.length && braces.length > 0) {
    const sign = source.charAt(at);
    const inText = braces.at(-1) === '`';
    if (sign === '\\') at++;
    else if (sign === '`' && inText) braces.pop();
    else if (sign === '`') braces.push('`');
    else if (inText && sign === '$' && source.charAt(at + 1) === '{') {
      braces.push('{');
      at++;
    } else if (!inText && sign === '{') braces.push('{');
    else if (!inText && sign === '}') braces.pop();
    at++;
  }
  return at;
}
