export { CoinSign } from './components/coin-sign.tsx'
