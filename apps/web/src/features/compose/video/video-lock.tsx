import { LevelMark, LinkButton, Tabs } from '@guangquan/ui'
import { paths } from '../../../app/paths.ts'
import { releaseKinds } from '../release-kinds.ts'

/** What stands in place of the form for those whose level does not open it yet. */
export function VideoLock({ level, missing }: { level: number; missing: number }) {
  return (
    <div className="page compose">
      <header className="compose-head">
        <h1 className="text-h2 font-semibold max-md:sr-only">发布视频</h1>
        <Tabs label="发布什么" items={releaseKinds} current="video" />
      </header>
      <div className="compose-empty">
        <p className="flex items-center justify-center gap-2">
          <LevelMark level={level} />
          升到 Lv.{level} 就能发视频
        </p>
        <p className="mt-2">还差 {missing} 点经验。发照片、写评论、每天来看看，都会增加。</p>
        <LinkButton kind="line" className="mt-5" href={paths.release()}>
          先发照片
        </LinkButton>
      </div>
    </div>
  )
}
