import { useState } from 'react'
import { BackToTop } from '../actions/back-to-top.tsx'
import { Button } from '../actions/button.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { IrisLoader } from '../iris/iris-loader.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { ListFooter } from '../states/list-footer.tsx'
import { MissingPage } from '../states/missing-page.tsx'
import { PostSkeleton, WallSkeleton } from '../states/skeleton.tsx'
import { Toast } from '../overlay/toast.tsx'
import { PartRow, PartSection } from './part-section.tsx'

export function NoticeParts() {
  const [footer, setFooter] = useState<'failed' | 'loading'>('failed')
  return (
    <>
      <PartSection name="提示">
        <PartRow>
          <Toast kind="success" text="已发布" />
          <Toast
            kind="success"
            text="已收藏到默认收藏夹"
            action={{ label: '选择收藏夹', run: () => undefined }}
          />
          <Toast kind="info" text="已取消删除" />
          <Toast kind="error" text="验证码不正确，请重新输入" />
          <Toast kind="offline" text="网络不稳定，正在重连" />
        </PartRow>
        <PartRow>
          <IrisLoader />
          <IrisLoader size={40} label="正在显影" />
        </PartRow>
        <div className="grid grid-cols-3">
          <ListFooter state="loading" />
          <ListFooter state="end" />
          <ListFooter
            state={footer}
            onRetry={() => {
              setFooter('loading')
              setTimeout(() => setFooter('failed'), 1500)
            }}
          />
        </div>
        <BackToTop />
      </PartSection>
      <PartSection name="空与错误">
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="rounded-panel bg-surface">
            <EmptyState
              help="你关注的人还没有发布新的内容"
              action={
                <LinkButton kind="line" href="#parts-light">
                  去照片墙看看
                </LinkButton>
              }
            />
          </div>
          <div className="rounded-panel bg-surface">
            <ErrorState
              title="没有连上"
              help="网络断开了，已载入的内容还在"
              onRetry={() => location.reload()}
            />
          </div>
          <div className="rounded-panel bg-surface">
            <ErrorState title="服务正在恢复，请稍后再试" onRetry={() => location.reload()} />
          </div>
        </div>
        <MissingPage
          level={4}
          actions={
            <>
              <LinkButton href="/">回首页</LinkButton>
              <Button kind="line" onClick={() => history.back()}>
                返回上一页
              </Button>
            </>
          }
        />
      </PartSection>
      <PartSection name="骨架：400 毫秒后出现">
        <div className="grid gap-4 sm:grid-cols-2">
          <WallSkeleton />
          <PostSkeleton />
        </div>
      </PartSection>
    </>
  )
}
