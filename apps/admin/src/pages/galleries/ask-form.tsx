import type { StaffGalleryPost } from '@guangquan/contract'
import { galleryLimits, gallerySentences } from '@guangquan/contract/gallery/gallery.words'
import { useMutation } from '@tanstack/react-query'
import { Alert, Checkbox, Flex, Input, Typography } from 'antd'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, sentenceOf, write } from '../../platform/api.ts'

interface Values {
  fileIds: string[]
  note: string
}

interface AskFormProps {
  exhibitionId: string
  onDone: () => void
}

const idIn = (text: string) => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text)?.[0]

/** Finds a post by its address, and asks its author for photographs of it. */
export function AskForm({ exhibitionId, onDone }: AskFormProps) {
  const find = useMutation({
    mutationFn: (address: string) => {
      const publishId = idIn(address)
      if (publishId === undefined) throw new Error(gallerySentences.noPost)
      return call(api.StaffGallery.GetPost, { publishId })
    },
  })
  return (
    <Flex vertical gap={16}>
      <Input.Search
        aria-label="作品的地址或编号"
        placeholder="打开作品页，把地址贴到这里"
        enterButton="查找"
        loading={find.isPending}
        onSearch={(address) => find.mutate(address)}
      />
      {find.isError ? <Alert type="error" showIcon title={sentenceOf(find.error)} /> : null}
      {find.isSuccess ? (
        <Chosen key={find.data.publishId} post={find.data} exhibitionId={exhibitionId} onDone={onDone} />
      ) : null}
    </Flex>
  )
}

function Chosen({ post, exhibitionId, onDone }: AskFormProps & { post: StaffGalleryPost }) {
  const act = useFormAct(api.StaffGallery.GetSubmissions)
  const { publishId, title, nickName, photos } = post
  const free = photos.filter(({ isFree }) => isFree)
  if (free.length === 0)
    return <Alert type="info" showIcon title="这篇作品的照片都征询过，或已经投稿，不能再征询" />
  async function send({ fileIds, note }: Values): Promise<void> {
    await act(write(api.StaffGallery.Ask, { id: exhibitionId, publishId, fileIds, note }), '已发出征询')
    onDone()
  }
  return (
    <SentForm<Values> send={send} submitText="发出征询" initialValues={{}}>
      <Typography.Paragraph>
        {title === '' ? '没有标题的作品' : `《${title}》`}，{nickName}
      </Typography.Paragraph>
      <RequiredItem name="fileIds" label="照片">
        <PhotoChoice photos={free} />
      </RequiredItem>
      <RequiredItem name="note" label="写给作者" extra="作者会收到通知，同意以后才能挂上">
        <Input.TextArea autoSize={{ minRows: 3 }} maxLength={galleryLimits.caption} showCount />
      </RequiredItem>
    </SentForm>
  )
}

interface PhotoChoiceProps {
  photos: StaffGalleryPost['photos']
  /** Set by the form. */
  value?: string[]
  onChange?: (fileIds: string[]) => void
}

// A separate component, because the properties that the form sets on a required field are not allowed on a group.
function PhotoChoice({ photos, value = [], onChange }: PhotoChoiceProps) {
  return (
    <Checkbox.Group value={value} onChange={(fileIds) => onChange?.(fileIds)}>
      <Flex gap={12} wrap>
        {photos.map(({ fileId, url480, width, height }, place) => (
          <Checkbox key={fileId} value={fileId} aria-label={`第 ${place + 1} 张，${width}×${height}`}>
            <img src={url480} alt="" style={{ width: 140, height: 96, objectFit: 'contain' }} />
            <Typography.Text type="secondary" style={{ display: 'block' }}>
              {width}×{height}
            </Typography.Text>
          </Checkbox>
        ))}
      </Flex>
    </Checkbox.Group>
  )
}
