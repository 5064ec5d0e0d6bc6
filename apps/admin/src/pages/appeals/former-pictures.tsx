import type { FormerPicture } from '@guangquan/contract'
import { Button, Flex, Image, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

/** Shows pictures as they were before they were masked, once a reason was given, until the dialog is closed. */
export function FormerPictures({ appealId }: { appealId: string }) {
  const [open, setOpen] = useState(false)
  const [pictures, setPictures] = useState<FormerPicture[] | null>(null)

  async function see({ reason }: Reasoned) {
    // Not through the query cache: the addresses leave memory with this dialog.
    setPictures((await write(api.ReviewCase.SeeFormer, { appealId, reason })).items)
  }
  return (
    <>
      <Button size="small" type="link" onClick={() => setOpen(true)}>
        看打码以前的照片
      </Button>
      <ActDialog
        act={
          open
            ? {
                title: '看打码以前的照片',
                after: '会写进操作记录。照片 10 分钟内看得到，请不要另存。',
                submitText: '查看',
                write: see,
              }
            : null
        }
        result={
          pictures === null ? undefined : pictures.length === 0 ? (
            '涉及的内容没有打过码。'
          ) : (
            <Flex vertical gap={16}>
              {pictures.map(({ formerUrl, maskedUrl }) => (
                <Flex key={formerUrl} wrap gap={12}>
                  <Shown url={formerUrl} name="打码以前" />
                  <Shown url={maskedUrl} name="打码以后" />
                </Flex>
              ))}
            </Flex>
          )
        }
        onClose={() => setOpen(false)}
        afterClose={() => setPictures(null)}
      />
    </>
  )
}

function Shown({ url, name }: { url: string; name: string }) {
  return (
    <figure style={{ margin: 0, flex: '1 1 200px' }}>
      <Image src={url} alt={name} width="100%" />
      <figcaption>
        <Typography.Text type="secondary">{name}</Typography.Text>
      </figcaption>
    </figure>
  )
}
