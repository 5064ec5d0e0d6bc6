/** The content of a test message: in a short message only the code, since vendors send registered templates. */
export function testMessage(communityName: string): { subject: string; text: string } {
  const text = '这是一条测试消息，用来检查能不能收到，不用处理。'
  return { subject: `${communityName}测试消息`, text: `【${communityName}】${text}` }
}
