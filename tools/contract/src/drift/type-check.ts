import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Catch, Check } from './check.ts';

/** Where the contract is used, nearest first: most changes are noticed before the large projects are looked at. */
const PROJECTS = ['libs/api-contract', 'apps/mock-api', 'apps/storefront'];
const GENERATED = 'libs/api-contract/src/generated';

/** The compiler stays warm: of a project of which nothing changed nothing is read again. */
export function typeCheck(): Check {
  const registry = ts.createDocumentRegistry();
  const services = new Map<string, { service: ts.LanguageService; files: readonly string[] }>();

  return {
    name: 'types',
    // Limits and patterns are nothing to the compiler: it would only look at the same types again.
    isConcerned: (copy) => typesIn((file) => copy.read(file)) !== typesIn((file) => copy.original(file)),
    async run({ root }) {
      for (const project of PROJECTS) {
        const known = services.get(project) ?? open(join(root, project), registry);
        services.set(project, known);
        const fault = firstError(known.service, known.files);
        if (fault) return [{ by: `types of ${project}`, because: describe(fault, root) } satisfies Catch];
      }
      return [];
    },
  };
}

/** All that the compiler can see of the contract: comments and limits aside. */
function typesIn(read: (file: string) => string): string {
  const text = (file: string) => read(`${GENERATED}/${file}`);
  return (
    text('types.ts').replace(/\/\*[^]*?\*\//g, '') +
    text('operations.ts') +
    text('request-schemas.ts') +
    text('answer-schemas.ts')
  );
}

function open(folder: string, registry: ts.DocumentRegistry) {
  const file = join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (name) => (name.includes(GENERATED) ? versionOf(name) : '1'),
      getScriptSnapshot: (name) =>
        existsSync(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined,
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
      fileExists: (name) => ts.sys.fileExists(name),
      readFile: (name) => ts.sys.readFile(name),
      readDirectory: (...args) => ts.sys.readDirectory(...args),
      directoryExists: (name) => ts.sys.directoryExists(name),
      getDirectories: (name) => ts.sys.getDirectories(name),
      realpath: (name) => ts.sys.realpath?.(name) ?? name,
    },
    registry,
  );
  // Whatever speaks to the server notices first.
  const files = fileNames.toSorted((a, b) => Number(nearness(b)) - Number(nearness(a)));
  return { service, files };
}

const nearness = (file: string) =>
  /\.api\.ts$|types-equal-zod|\.operations\.ts$|features\/(accounts|orders|payments)\//.test(file);

function versionOf(file: string): string {
  return readFileSync(file, 'utf8');
}

function firstError(service: ts.LanguageService, files: readonly string[]): ts.Diagnostic | undefined {
  for (const file of files) {
    const [fault] = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
    if (fault) return fault;
  }
  return undefined;
}

function describe({ file, start, messageText }: ts.Diagnostic, root: string): string {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${file ? relative(root, file.fileName) : ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200)}`;
}
