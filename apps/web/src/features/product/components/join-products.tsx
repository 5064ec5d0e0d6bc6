import type { ProductActivityDetail } from '@guangquan/contract'
import { applicationStateNames } from '@guangquan/contract/product/product-activity.words'
import { ChoiceCards } from '@guangquan/ui'
import { obstacleLabels } from '../activity-words.ts'

type OwnProduct = ProductActivityDetail['products'][number]

/** Which of the member's products an application is about. */
export function JoinProducts({
  products,
  chosen,
  onChoose,
}: {
  products: readonly OwnProduct[]
  chosen: string | null
  onChoose: (regProductId: string) => void
}) {
  return (
    <section className="own-panel">
      <ChoiceCards
        label="用哪一件产品"
        options={products.map((product) => ({
          value: product.regProductId,
          label: `${product.name} · 尾号 ${product.serialEnd}`,
          help: `${product.buyDate} 购买 · ${standingOf(product)}`,
        }))}
        value={chosen}
        onChange={onChoose}
      />
    </section>
  )
}

function standingOf({ state, obstacle }: OwnProduct): string {
  if (state !== 0) return applicationStateNames[state]
  return obstacle === null ? '可以申请' : obstacleLabels[obstacle]
}
