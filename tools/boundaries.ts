import { root } from './root.ts'
import { directions, zodAsNamespace } from './boundaries/directions.ts'
import {
  domainEntryPoints,
  featureEntryPoints,
  assembledByManifests,
  handlersWithoutKysely,
  kernelImportsNoDomain,
} from './boundaries/entry-points.ts'
import { names, noClock, sizes } from './boundaries/habits.ts'
import { domainLayers, folderSizes } from './boundaries/layers.ts'
import { chineseOnlyInSite, methodsOnlyByReference, pathsOnlyInRouteTable } from './boundaries/language.ts'
import { readProject } from './boundaries/project.ts'
import type { Finding, Project } from './boundaries/project.ts'
import { featureCycles, siteLayers } from './boundaries/site-layers.ts'
import { oneOwnerPerTable, tablesOfTheirOwner } from './boundaries/tables.ts'

/** The walls that oxlint cannot express; docs/ARCHITECTURE.md says why each stands. */
export const boundaries: Record<string, (project: Project) => Finding[]> = {
  directions,
  zodAsNamespace,
  domainDoors: domainEntryPoints,
  featureDoors: featureEntryPoints,
  siteLayers,
  featureCycles,
  domainLayers,
  folderSizes,
  kernelKnowsNoDomain: kernelImportsNoDomain,
  assembledByManifests,
  handlersWithoutKysely,
  tablesOfTheirOwner,
  oneOwnerPerTable,
  noClock,
  pathsInTheTable: pathsOnlyInRouteTable,
  methodsByRecord: methodsOnlyByReference,
  chineseAtHome: chineseOnlyInSite,
  sizes,
  names,
}

/** Everything the walls find in a folder, as `path:line wall: message`. */
export function checkBoundaries(folder: string): string[] {
  const project = readProject(folder)
  return Object.entries(boundaries).flatMap(([wall, check]) =>
    check(project).map(({ path, line, message }) => `${path}:${line} ${wall}: ${message}`),
  )
}

if (import.meta.main) {
  const found = checkBoundaries(root)
  for (const line of found) console.log(line)
  if (found.length > 0) process.exitCode = 1
}
