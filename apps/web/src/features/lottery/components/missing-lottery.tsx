import { LinkButton, MissingPage } from '@guangquan/ui'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { paths } from '../../../platform/paths.ts'

/** Shown instead of a lottery that does not exist. */
export function MissingLottery() {
  return (
    <div className="page pt-10">
      <MissingPage
        title="没有这次抽奖"
        help="链接可能不完整，或者还没有公布。"
        actions={
          <>
            <LinkButton kind="ink" href={lotteryPaths.list()}>
              看正在进行的抽奖
            </LinkButton>
            <LinkButton kind="line" href={paths.home()}>
              回首页
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
