import { root } from './root.ts'
import { consoleFormsAsk } from './boundaries/console-forms.ts'
import { directions, zodAsNamespace } from './boundaries/directions.ts'
import {
  domainEntryPoints,
  featureEntryPoints,
  assembledByManifests,
  handlersWithoutKysely,
  kernelImportsNoDomain,
  programWithoutTests,
} from './boundaries/entry-points.ts'
import { componentSizes, names, noClock, shanghaiDays, sizes, stems } from './boundaries/habits.ts'
import { keysByOneHelper } from './boundaries/keys.ts'
import { domainLayers, folderSizes, indexSizes, kernelLayers } from './boundaries/layers.ts'
import { chineseOnlyInSite, methodsOnlyByReference, pathsOnlyInRouteTable } from './boundaries/language.ts'
import { migrationsExpandFirst } from './boundaries/migrations.ts'
import { readProject } from './boundaries/project.ts'
import type { Finding, Project } from './boundaries/project.ts'
import { featureCycles, siteLayers } from './boundaries/site-layers.ts'
import { oneOwnerPerTable, tablesOfTheirOwner } from './boundaries/tables.ts'
import { standardWords } from './boundaries/words.ts'

/** The rules that oxlint cannot express; docs/ARCHITECTURE.md lists them. */
export const boundaries: Record<string, (project: Project) => Finding[]> = {
  directions,
  zodAsNamespace,
  domainEntryPoints,
  featureEntryPoints,
  siteLayers,
  featureCycles,
  domainLayers,
  folderSizes,
  indexSizes,
  kernelImportsNoDomain,
  kernelLayers,
  assembledByManifests,
  programWithoutTests,
  handlersWithoutKysely,
  tablesOfTheirOwner,
  oneOwnerPerTable,
  noClock,
  shanghaiDays,
  pathsOnlyInRouteTable,
  methodsOnlyByReference,
  chineseOnlyInSite,
  sizes,
  componentSizes,
  names,
  stems,
  consoleFormsAsk,
  keysByOneHelper,
  standardWords,
  migrationsExpandFirst,
}

/** Everything the rules find in a folder, as `path:line rule: message`. */
export function checkBoundaries(folder: string): string[] {
  const project = readProject(folder)
  return Object.entries(boundaries).flatMap(([rule, check]) =>
    check(project).map(({ path, line, message }) => `${path}:${line} ${rule}: ${message}`),
  )
}

if (import.meta.main) {
  const found = checkBoundaries(root)
  for (const line of found) console.log(line)
  if (found.length > 0) process.exitCode = 1
}
