import type { GrowthRule } from '@guangquan/contract'
import { expRuleName } from '@guangquan/contract/growth/growth.words'
import { limitOf } from '../limit-of.ts'

interface CoinTableProps {
  rules: readonly GrowthRule[]
  coinDayCap: number
  makeUpPrice: number
}

/** How to earn coins, the cap per day, their validity and the price of a make-up card. */
export function CoinTable({ rules, coinDayCap, makeUpPrice }: CoinTableProps) {
  const paying = rules.filter(({ coins }) => coins > 0).toSorted((a, b) => b.coins - a.coins)
  return (
    <>
      <table className="level-table">
        <thead>
          <tr>
            <th scope="col">行为或任务</th>
            <th scope="col">金币</th>
            <th scope="col">上限</th>
          </tr>
        </thead>
        <tbody>
          {paying.map((rule) => (
            <tr key={rule.rule}>
              <td>{expRuleName(rule.rule, rule.goal)}</td>
              <td className="ui-print">+{rule.coins}</td>
              <td className="text-ink-2">{limitOf(rule)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="level-note">
        一天最多得 {coinDayCap} 金币，写明「不占每天上限」的不计在内；Lv.5 起任务多得
        15%，不足一枚的舍去。作品因违规被处理，或发布 7 天内删除，会收回它得到的金币。补签卡每月一张，
        {makeUpPrice} 金币。
      </p>
      <p className="level-note">
        金币没有货币价值，不能转让或购买。当年得到的金币到次年 12 月 31 日为止有效，先到期的先用。
      </p>
    </>
  )
}
