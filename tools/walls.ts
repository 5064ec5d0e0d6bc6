import { root } from './root.ts'
import { directions, zodAsNamespace } from './walls/directions.ts'
import {
  domainDoors,
  featureDoors,
  assembledByManifests,
  handlersWithoutKysely,
  kernelKnowsNoDomain,
} from './walls/doors.ts'
import { names, noClock, sizes } from './walls/habits.ts'
import { domainLayers, folderSizes } from './walls/layers.ts'
import { chineseAtHome, methodsByRecord, pathsInTheTable } from './walls/language.ts'
import { readProject } from './walls/project.ts'
import type { Finding, Project } from './walls/project.ts'
import { featureCycles, siteLayers } from './walls/site-layers.ts'
import { oneOwnerPerTable, tablesOfTheirOwner } from './walls/tables.ts'

/** The walls that oxlint cannot express; docs/ARCHITECTURE.md says why each stands. */
export const walls: Record<string, (project: Project) => Finding[]> = {
  directions,
  zodAsNamespace,
  domainDoors,
  featureDoors,
  siteLayers,
  featureCycles,
  domainLayers,
  folderSizes,
  kernelKnowsNoDomain,
  assembledByManifests,
  handlersWithoutKysely,
  tablesOfTheirOwner,
  oneOwnerPerTable,
  noClock,
  pathsInTheTable,
  methodsByRecord,
  chineseAtHome,
  sizes,
  names,
}

/** Everything the walls find in a folder, as `path:line wall: message`. */
export function checkWalls(folder: string): string[] {
  const project = readProject(folder)
  return Object.entries(walls).flatMap(([wall, check]) =>
    check(project).map(({ path, line, message }) => `${path}:${line} ${wall}: ${message}`),
  )
}

if (import.meta.main) {
  const found = checkWalls(root)
  for (const line of found) console.log(line)
  if (found.length > 0) process.exitCode = 1
}
