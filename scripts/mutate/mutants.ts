import { parseSync } from 'vite';

/** One small change of a source: what stands between `start` and `end` becomes `text`. */
export type Mutant = { start: number; end: number; text: string };

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

const comparisons: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const arithmetic: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
/** A call of these is left out, and what it was called on stands alone. */
const plainMethods = /^(?:trim|toLowerCase|toUpperCase|filter|slice|sort|toSorted|reverse|toReversed)$/;
const twins = new Map<string, string>([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
]);

/** Every mutant of a module, in the order of its text. Types, imports and the heads of loops stay as they are. */
export function findMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const replace = (node: Node, text: string) => mutants.push({ start: node.start, end: node.end, text });

  function visitOperator(node: Node): void {
    const { left, right, operator } = node as Node & { left: Node; right: Node; operator: string };
    const between = { ...node, start: left.end, end: right.start };
    const put = (other: string) => replace(between, textOf(between).replace(operator, other));
    if (node.type === 'LogicalExpression') {
      if (operator === '??') return;
      put(operator === '&&' ? '||' : '&&');
      for (const side of [left, right]) replace(node, textOf(side));
    } else {
      for (const other of comparisons[operator] ?? []) put(other);
      const isText = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string');
      if (arithmetic[operator] && !isText) put(arithmetic[operator]);
    }
  }

  function visitLiteral(node: Node): void {
    const { value } = node;
    if (typeof value === 'boolean') replace(node, String(!value));
    // One more or less of a large number is seldom a boundary: it is halved and doubled.
    const steps = (n: number) => (Math.abs(n) > 100 ? [n * 2, n / 2] : [n + 1, n - 1]);
    if (typeof value === 'number') for (const other of steps(value)) replace(node, `(${other})`);
    if (typeof value === 'string') replace(node, value === '' ? "'mutant'" : "''");
  }

  function visitCall({ callee }: Node & { callee?: Node }, node: Node): void {
    if (callee?.type !== 'MemberExpression') return;
    const { object, property } = callee as Node & { object: Node; property: Node & { name?: string } };
    const name = property.name ?? '';
    if (plainMethods.test(name)) replace(node, textOf(object));
    const twin = twins.get(name);
    if (twin) replace(property, twin);
  }

  function visit(node: Node, parent?: Node): void {
    const { type } = node;
    if (/^(?:TS(?!As|Satisfies|NonNull)|Import)/.test(type) || isExportedSetting(node)) return;
    if (type === 'LogicalExpression' || type === 'BinaryExpression') visitOperator(node);
    if (type === 'Literal' && !isName(node, parent) && !isForTheType(node, parent)) visitLiteral(node);
    if (type === 'CallExpression') visitCall(node, node);
    if (type === 'UnaryExpression' && node.operator === '!') replace(node, textOf(node.argument as Node));
    if (type === 'IfStatement' || type === 'ConditionalExpression') {
      for (const other of ['true', 'false']) replace(node.test as Node, other);
    }
    for (const [key, child] of Object.entries(node)) {
      if (/Loop|^(?:For|While|DoWhile)/.test(type) && key !== 'body') continue;
      if (key === 'typeAnnotation' || key === 'typeArguments') continue;
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, node);
    }
  }

  visit(parseSync(file, source).program as unknown as Node);
  return mutants.sort((one, other) => one.start - other.start);
}

/** `export const longest = 20`: a setting, or a list of them, without logic; the tests of whoever uses it prove it. */
function isExportedSetting({ type, declaration }: Node & { declaration?: Node }): boolean {
  if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return false;
  return (declaration.declarations as { init?: Node }[]).every(({ init }) => init && isWritten(init));
}

/** Made of literals alone. */
function isWritten(node: Node): boolean {
  if (node.type === 'Literal') return true;
  const isPart = /^(?:Array|Object|Unary|Binary|TSAs|TSSatisfies)Expression$|^Property$/.test(node.type);
  const parts = Object.entries(node).flatMap(([key, value]) => (/^(?:key|typeAnnotation)$/.test(key) ? [] : value));
  return isPart && parts.filter(isNode).every(isWritten);
}

/** `{ name = '' }`, `words[0] ?? ''`: what the compiler asks for and nobody meets. */
function isForTheType({ value }: Node, parent: Node | undefined): boolean {
  const isDefault = parent?.type === 'AssignmentPattern' || parent?.operator === '??';
  return isDefault && (value === '' || value === 0);
}

/** The name of a property, or a module that is named. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'Property') return parent.key === node && !parent.computed;
  return parent?.type === 'ExportNamedDeclaration' || parent?.type === 'ExportAllDeclaration';
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function applyMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** As it is told: the line, and what stood and stands there. */
export function describeMutant(source: string, { start, end, text }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  return `${line}: ${oneLine(source.slice(start, end))} → ${oneLine(text)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
