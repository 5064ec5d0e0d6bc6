import '../coin.css'
import { Iris } from '@guangquan/ui'

/** A coin: the iris of the brand, struck in metal. */
export function CoinSign({ size }: { size: number }) {
  return (
    <span className="coin-sign" style={{ width: size, height: size }} aria-hidden="true">
      <Iris open={0.42} size={Math.round(size * 0.62)} />
    </span>
  )
}
