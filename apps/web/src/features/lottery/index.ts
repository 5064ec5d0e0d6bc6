export { LotteryList } from './components/lottery-list.tsx'
