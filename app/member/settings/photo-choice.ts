/** What the server takes; it looks inside, so this is to spare people the wait. */
export const photoTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"];
const maxBytes = 5 * 1024 * 1024;

/** Why a file cannot be the photo, or null. */
export function photoProblem({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!photoTypes.includes(type)) return "Please choose a PNG, JPEG, WebP or AVIF picture.";
  if (size > maxBytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    return `This picture has ${megabytes} MB. Please choose one of at most 5 MB.`;
  }
  return null;
}

/** As a data address: the page's policy allows no other that could be shown before it is sent. */
export function readPreview(photo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("The file cannot be read")));
    reader.readAsDataURL(photo);
  });
}
