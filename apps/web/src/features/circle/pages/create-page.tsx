import '../circle.css'
import '../circle-create.css'
import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { confirm, Button, IrisLoader, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { clearCircleDraft, useCircleDraft } from '../circle-draft.ts'
import { firstProblem } from '../draft-problems.ts'

/** 创建圈子: requirements, required input, and the draft if there is one. */
export default function CreatePage() {
  const check = useQuery({ ...queries.one(api.PhotographyGroup.CheckCreate, {}), staleTime: 0 })
  return (
    <div className="page circle-create">
      <h1 className="text-h2 font-semibold">创建圈子</h1>
      <p className="mt-1 text-ink-2">围绕一个主题，和影友一起拍、一起看。</p>
      <ol className="circle-create-points">
        <li>依次填写名称、简介、封面、话题和加入方式，随时可以离开，草稿会留着</li>
        <li>提交后 3 个工作日内审核，结果会通知你</li>
        <li>
          需要 Lv.4、绑定手机、发布过 {circleLimits.minPosts} 个作品；每人最多拥有 {circleLimits.owned} 个圈子
        </li>
      </ol>
      {check.isPending ? (
        <IrisLoader className="py-6" />
      ) : check.isError ? (
        <LoadError of={check} />
      ) : check.data.obstacle !== null ? (
        <p className="circle-notes" role="status">
          {check.data.obstacle.text}
        </p>
      ) : (
        <Begin />
      )}
    </div>
  )
}

function Begin() {
  const draft = useCircleDraft()
  const hasDraft = draft.userId !== ''
  async function discard() {
    const sure = await confirm({ title: '丢弃草稿？', text: '填写的内容将被删除，无法恢复', danger: true })
    if (sure) clearCircleDraft()
  }
  return (
    <div className="circle-create-foot">
      {hasDraft ? (
        <Button kind="line" onClick={() => void discard()}>
          丢弃草稿
        </Button>
      ) : null}
      <LinkButton kind="lit" href={circlePaths.step(hasDraft ? (firstProblem(draft) ?? 'audit') : 'name')}>
        {hasDraft ? `继续填写${draft.title === '' ? '' : `「${draft.title}」`}` : '开始创建'}
      </LinkButton>
    </div>
  )
}
