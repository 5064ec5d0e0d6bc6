export { loadFirstDay } from './first-day.ts'
