/** The house rules of docs/architecture.md as pure functions over a tree of files, so that they can be tried on a fake one. */
export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** Which folders of src a layer may import from, besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  network: ['domain'],
  storage: ['domain'],
  audio: ['domain'],
  'on-device': ['domain', 'audio'],
  jobs: ['domain', 'network', 'storage'],
  recording: ['domain', 'network', 'storage', 'audio', 'jobs'],
  models: ['domain', 'network', 'storage', 'jobs'],
  state: ['domain', 'storage'],
  ui: ['domain'],
  player: ['domain', 'storage', 'audio', 'recording', 'ui'],
  features: [
    ...['domain', 'network', 'storage', 'audio', 'on-device', 'jobs', 'recording', 'models', 'state', 'ui', 'player'],
  ],
  app: [
    ...['domain', 'network', 'storage', 'audio', 'on-device', 'jobs', 'recording', 'models', 'state', 'ui', 'features'],
  ],
  // The rules and captions too: a worker that got a transcript scores it where no service does.
  sw: ['domain', 'network', 'storage', 'on-device', 'jobs'],
  // Node programs: what builds, serves and feeds the product.
  site: ['domain', 'network', 'audio', 'on-device', 'models', 'ui'],
};

/** Packages that only some layers may import, by the beginning of the specifier. */
const PACKAGE_HOME: readonly { package: string; allowed: (path: string) => boolean }[] = [
  { package: 'wavesurfer.js', allowed: (path) => path === 'src/audio/playing/segment-player.ts' },
  { package: 'dexie', allowed: (path) => layerOf(path) === 'storage' },
  { package: 'dexie-react-hooks', allowed: (path) => ['features', 'app', 'state'].includes(layerOf(path)) },
  { package: 'jotai', allowed: (path) => ['state', 'features', 'app'].includes(layerOf(path)) },
  { package: 'react', allowed: (path) => ['ui', 'player', 'features', 'app'].includes(layerOf(path)) },
  { package: 'react-dom', allowed: (path) => ['ui', 'player', 'features', 'app'].includes(layerOf(path)) },
  { package: 'lucide-react', allowed: (path) => ['ui', 'player', 'features', 'app'].includes(layerOf(path)) },
];

/** Reads which language was chosen, and its words, before any words are made: a page can do neither later (D388). */
const BEFORE_ALL_WORDS = 'src/ui/words/in-language.ts';

/** An `import()` that a server may leave waiting for ever. */
function lazyProblems({ path, text }: SourceFile): string[] {
  const lazy = [...bareCode(text, true).matchAll(/(loadChunk\(\(\) =>\s*)?\bimport\(/g)];
  return lazy.some(([, limited]) => limited === undefined) ? [`${path}: imports lazily without loadChunk`] : [];
}

/** Words that only some layers may say. Comments and strings in quotes don't count. */
const WORD_HOME: readonly { word: RegExp; name: string; allowed: (path: string) => boolean }[] = [
  {
    word: /(?<![.\w])fetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b/,
    name: 'fetch',
    allowed: (path) => layerOf(path) === 'network',
  },
  {
    word: /\b(localStorage|sessionStorage|indexedDB)\b/,
    name: 'browser storage',
    allowed: (path) => layerOf(path) === 'storage' || path === BEFORE_ALL_WORDS,
  },
  {
    word: /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/,
    name: 'the clock',
    allowed: (path) => layerOf(path) !== 'domain',
  },
  { word: /\bMath\.random\b|\bcrypto\./, name: 'random', allowed: (path) => layerOf(path) !== 'domain' },
  {
    word: /\b(document|window|location)\./,
    name: 'the DOM',
    allowed: (path) => !['domain', 'storage', 'jobs', 'sw'].includes(layerOf(path)),
  },
  {
    // Workers have one of their own: storage asks it for room and locks. What jobs need of it their hosts pass in.
    word: /\bnavigator\b/,
    name: 'the navigator',
    allowed: (path) => !['domain', 'jobs'].includes(layerOf(path)),
  },
  {
    word: /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML)\b/,
    name: 'raw HTML',
    allowed: () => false,
  },
];

/** A file this small with one reader, in the same folder and without tests of its own, is a part of that reader. */
const FRAGMENT_LINES = 25;
/** Small files that carry an idea of their own all the same, and which. */
const OWN_IDEA: Readonly<Record<string, string>> = {
  'src/audio/playing/detached-styles.ts': 'a trap of wavesurfer under a strict policy',
  'src/features/scoring/live-conversation.tsx': 'the conversation of a call that is being recorded',
  'src/features/transcript/text/use-keep-as-call.ts': 'what becomes of words whose call is gone',
};
const MOST_LINES = 250;
const MOST_COMPONENT_LINES = 150;
const KEBAB_FILE = /^[a-z0-9]+(-[a-z0-9]+)*(\.(worker|d|test|journey|bench|css))*\.(tsx?|css)$/;

const isSource = (path: string): boolean => path.startsWith('src/') || path.startsWith('sw/');
const isCode = (path: string): boolean => /\.tsx?$/.test(path);
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** "domain" for src/domain/…, "sw" for sw/…, '' for what stands in no layer. */
export function layerOf(path: string): string {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? (path.startsWith('sw/') ? 'sw' : '');
}

const featureOf = (path: string): string => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Code without comments; with `strings: false` also without what stands in quotes. */
export function bareCode(text: string, strings: boolean): string {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
  return text.replace(token, (match) => {
    if (match.startsWith('/*') || match.startsWith('//')) return ' ';
    return strings ? match : "''";
  });
}

interface Import {
  specifier: string;
  typeOnly: boolean;
}

export function importsOf(text: string): Import[] {
  const code = bareCode(text, true);
  const found: Import[] = [];
  for (const [, keyword, clause = '', specifier = ''] of code.matchAll(
    /^\s*(import|export)\s+(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm,
  )) {
    const names = /^\{([^}]*)\}$/.exec(clause)?.[1];
    const allTypes = names
      ?.split(',')
      .filter((name) => name.trim() !== '')
      .every((name) => name.trim().startsWith('type '));
    found.push({ specifier, typeOnly: clause.startsWith('type ') || (keyword === 'import' && allTypes === true) });
  }
  for (const [, specifier = ''] of code.matchAll(/(?:\bimport\(|\bnew URL\()\s*'([^']+)'/g)) {
    if (/^[.@\w]/.test(specifier)) found.push({ specifier, typeOnly: false });
  }
  return found;
}

/** Path an import leads to inside the project, without extension; null = a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (!specifier.startsWith('.')) return null;
  const parts = path.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function importProblems({ path, text }: SourceFile): string[] {
  const layer = layerOf(path);
  return importsOf(text).flatMap(({ specifier, typeOnly }) => {
    const target = targetOf(path, specifier);
    if (target === null) {
      return PACKAGE_HOME.filter(({ package: name, allowed }) => {
        return (specifier === name || specifier.startsWith(`${name}/`)) && !allowed(path);
      }).map(({ package: name }) => `${path}: imports ${name}`);
    }
    const to = layerOf(`${target}/`) || layerOf(target);
    const across = to !== layer || featureOf(path) !== featureOf(target);
    if (!across)
      return specifier.startsWith('@/') ? [`${path}: "${specifier}" is in its own folder, say it relatively`] : [];
    if (!specifier.startsWith('@/')) return [`${path}: "${specifier}" leaves its folder, say it with @/`];
    if (layer === 'features' && to === 'features') return [`${path}: a feature imports another (${specifier})`];
    if (!(MAY_IMPORT[layer] ?? []).includes(to)) return [`${path}: ${layer} may not import ${to} (${specifier})`];
    if (layer === 'ui' && !typeOnly && path !== BEFORE_ALL_WORDS)
      return [`${path}: ui may import types only (${specifier})`];
    return [];
  });
}

function wordProblems({ path, text }: SourceFile): string[] {
  const code = bareCode(text, false);
  return WORD_HOME.filter(({ word, allowed }) => word.test(code) && !allowed(path)).map(
    ({ name }) => `${path}: uses ${name}`,
  );
}

function shapeProblems({ path, text }: SourceFile): string[] {
  const problems: string[] = [];
  const lines = text.split('\n').length - 1;
  if (!KEBAB_FILE.test(baseName(path))) problems.push(`${path}: not kebab-case`);
  if (lines > MOST_LINES) problems.push(`${path}: ${lines} lines`);
  if (!isCode(path)) return problems;
  const code = bareCode(text, true);
  if (/^export\s+default\b/m.test(code)) problems.push(`${path}: default export`);
  if (/^index\.tsx?$/.test(baseName(path)) || /^export\s+\*/m.test(code)) problems.push(`${path}: barrel`);
  for (const { name, length } of componentLengths(text)) {
    if (length > MOST_COMPONENT_LINES) problems.push(`${path}: component ${name} has ${length} lines`);
  }
  return problems;
}

/** Top-level functions named like components, with their lines; the formatter puts their closing brace in column 0. */
function componentLengths(text: string): { name: string; length: number }[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    const name = /^(?:export )?(?:function|class) ([A-Z]\w*)/.exec(line)?.[1];
    const end = lines.findIndex((other, at) => at > start && other.startsWith('}') && !/[({]$/.test(other));
    return name === undefined || end < 0 ? [] : [{ name, length: end - start + 1 }];
  });
}

/** Escapes from the checks, anywhere in the project's code. */
function escapeProblems({ path, text }: SourceFile): string[] {
  // Spelt in pieces: these rules read this file too.
  const escapes = ['biome' + '-ignore', '@ts' + '-ignore', '@ts' + '-expect-error', 'eslint' + '-disable'];
  const tests = ['.skip' + '(', '.only' + '(', '.todo' + '(', 'waitFor' + 'Timeout'];
  const banned = path.startsWith('tests/') ? [...escapes, ...tests] : escapes;
  return banned.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
}

/** A language of the rules is a folder whose files have the same names in each; words are a file a screen. */
const isTable = (path: string): boolean => /^src\/(on-device\/rules\/languages|ui\/words)\//.test(path);

function fragmentProblems(files: readonly SourceFile[]): string[] {
  const readers = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const { specifier } of importsOf(text)) {
      const target = targetOf(path, specifier);
      if (target !== null) readers.set(target, (readers.get(target) ?? new Set()).add(path));
    }
  }
  return files.flatMap(({ path, text }) => {
    if (!isSource(path) || !/(?<!\.worker|\.d)\.tsx?$/.test(path) || isTable(path) || path in OWN_IDEA) return [];
    const lines = text.split('\n').length - 1;
    const [reader = '', ...others] = readers.get(path.replace(/\.tsx?$/, '')) ?? [];
    const folder = (file: string) => file.slice(0, file.lastIndexOf('/'));
    if (lines > FRAGMENT_LINES || others.length > 0 || folder(reader) !== folder(path)) return [];
    return [`${path}: ${lines} lines for ${reader} alone`];
  });
}

/** Every breach of the house rules in the tree, a line each. */
export function findProblems(files: readonly SourceFile[]): string[] {
  const fragments = fragmentProblems(files);
  const own = files.flatMap((file) => {
    const everywhere = isCode(file.path) ? escapeProblems(file) : [];
    if (!isSource(file.path)) return everywhere;
    const inCode = isCode(file.path) ? [...importProblems(file), ...lazyProblems(file), ...wordProblems(file)] : [];
    return [...everywhere, ...shapeProblems(file), ...inCode];
  });
  return [...own, ...fragments];
}

/** Median and 90th percentile of the lines of code files in src and sw. */
export function sizeFigures(files: readonly SourceFile[]): { median: number; p90: number } {
  const sizes = files
    .filter(({ path }) => isSource(path) && isCode(path))
    .map(({ text }) => text.split('\n').length - 1)
    .sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  return { median: at(0.5), p90: at(0.9) };
}
