/** The total cost of presents: yuan, and the coins that members can take instead. */
export const costText = ({ value, coins }: { value: number; coins: number }): string =>
  coins === 0 ? `${value} 元` : `${value} 元，最多换成 ${coins} 金币`
