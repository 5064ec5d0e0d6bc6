import '../goods.css'
import { goodsTypes } from '@guangquan/contract/goods/goods.words'
import { ownLevel } from '@guangquan/routes/first/own'
import { EmptyState, Later, LevelIris, levelStop, LinkButton, Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { goodsPaths, ownPaths } from '../../../platform/own-paths.ts'
import { GoodsShelf } from '../components/goods-shelf.tsx'

/** 会员权益: free benefits of level, product or season. */
export default function BenefitsPage() {
  const card = useQuery(queries.one(...ownLevel()))
  const level = card.data?.own?.unlockLevel ?? card.data?.level
  return (
    <div className="page goods-page">
      <h1 className="sr-only">会员权益</h1>
      <section className="goods-head" aria-label="我的等级">
        {card.isPending ? (
          <Later>
            <div className="flex items-center gap-5">
              <Skeleton width="64px" height="64px" round />
              <div className="goods-balance">
                <p>我的等级</p>
                <div>
                  <Skeleton width="80px" height="40px" />
                </div>
              </div>
            </div>
          </Later>
        ) : level === undefined ? null : (
          <>
            <LevelIris level={level} size={64} />
            <div className="goods-balance">
              <p>我的等级</p>
              <p>{levelStop(level)}</p>
            </div>
          </>
        )}
        <p className="goods-expiry">权益跟着等级来，光圈开得越大，能领的越多。</p>
        <div className="goods-actions">
          <LinkButton kind="line" href={ownPaths.levelRule(3)}>
            等级权益
          </LinkButton>
          <LinkButton kind="ink" href={goodsPaths.orders()}>
            我的领取
          </LinkButton>
        </div>
      </section>
      <GoodsShelf
        goodsType={goodsTypes.benefit}
        kind={undefined}
        canAfford={false}
        empty={<EmptyState title="现在没有可以领的权益" help="新的权益上架后会在这里" />}
      />
    </div>
  )
}
