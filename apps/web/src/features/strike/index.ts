export { OwnStrikes, StrikesByTicket } from './components/strike-lists.tsx'
