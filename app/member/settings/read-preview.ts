/** As a data URL: the page's policy allows no other picture that was not sent yet. */
export function readPreview(photo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("The file cannot be read")));
    reader.readAsDataURL(photo);
  });
}
