/**
 * What a general text generator is asked for, in the language of the call. The markers are those that the summary is
 * parsed by (§5).
 */
export function summaryPrompt(text: string, language: string): string {
  return `${language === '' || language === 'vi' ? VIETNAMESE : ENGLISH}\n\n${text}`;
}

const VIETNAMESE = `Tóm tắt cuộc gọi của tổng đài dưới đây bằng ngôn ngữ của cuộc gọi. Chỉ dùng những gì được nói trong cuộc gọi. Trả lời đúng theo bốn mục sau, giữ nguyên tên mục:
### REASON
Lý do khách hàng gọi, một hoặc hai câu.
### AGENT ACTIONS
- Mỗi việc nhân viên đã làm là một dòng.
### RESOLUTION
Kết quả cuộc gọi, một hoặc hai câu.
### KEY INFORMATION
- Mỗi gói cước, số tiền, thời hạn, số điện thoại là một dòng.

Cuộc gọi:`;

const ENGLISH = `Summarise the contact-centre call below in the language of the call. Use only what is said in it. Answer with exactly these four parts and keep their names:
### REASON
Why the customer called, one or two sentences.
### AGENT ACTIONS
- One line for each thing the agent did.
### RESOLUTION
How the call ended, one or two sentences.
### KEY INFORMATION
- One line for each plan, amount, date and number.

Call:`;
