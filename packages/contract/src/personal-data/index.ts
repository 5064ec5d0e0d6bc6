export { type DataExport, type DeletionObstacle, exportStates } from './personal-data.methods.ts'
